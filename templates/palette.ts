/**
 * The palette of `styles/tokens.css` for everything that is no style sheet: social cards, icons of the browser. A test
 * holds that both say the same colours.
 */
export const palette = {
  ink: '#111828',
  paper: '#f7f2e9',
  glacier: '#73ccea',
  moss: '#86d07e',
  lava: '#ff7336',
  aurora: '#c2a1f4',
  sulphur: '#f3db41',
  lagoon: '#57ddca',
  fjord: '#6d9df5',
  heather: '#fc7ead',
} as const;

/** The ground of the page in each scheme, for the frame of the browser. */
export const themeColours = { light: palette.paper, dark: palette.ink } as const;

/** The accents of the palette: a hue for each service. */
export const colours = [
  'glacier',
  'moss',
  'lava',
  'aurora',
  'sulphur',
  'lagoon',
  'fjord',
  'heather',
] as const;
