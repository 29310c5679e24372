/** Mistakes in opening hours, and their cures. */
export const hourExamples = {
  'hours-order': {
    args: { opens: '09:00', closes: '07:00' },
    before: `# content/site.yaml
contact:
  hours:
    opens: "09:00"
    closes: "07:00"`,
    after: `# content/site.yaml
contact:
  hours:
    opens: "09:00"
    closes: "17:00"`,
  },
  'hours-half': {
    args: { missing: 'closes' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-31
        opens: "09:00"`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-31
        opens: "09:00"
        closes: "12:00"`,
  },
  'hours-days': {
    args: { from: '2026-12-24', to: '2026-12-20' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        to: 2026-12-20`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-20
        to: 2026-12-24`,
  },
  'hours-long': {
    args: { days: 368 },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        to: 2027-12-26`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        to: 2026-12-26`,
  },
  'hours-twice': {
    args: { day: '2026-12-26', other: 'content/site.yaml:4' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        to: 2026-12-26
      - from: 2026-12-26`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        to: 2026-12-26
      - from: 2026-12-27`,
  },
  'hours-reason': {
    args: { language: 'English', id: 'en' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        reason: { is: Aðfangadagur }`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        reason: { is: Aðfangadagur, en: Christmas Eve }`,
  },
  'hours-language': {
    args: { id: 'da', known: 'is, en' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        reason: { is: Aðfangadagur, en: Christmas Eve, da: Juleaften }`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24
        reason: { is: Aðfangadagur, en: Christmas Eve }`,
  },
  'hours-over': {
    args: { day: '2025-12-24' },
    before: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2025-12-24`,
    after: `# content/site.yaml
contact:
  hours:
    exceptions:
      - from: 2026-12-24`,
  },
} as const;

/** Mistakes in how the site is run, and their cures. */
export const hostingExamples = {
  'hosting-elsewhere': {
    args: { host: 'netlify', pages: 'own-server' },
    before: `# content/site.yaml
hosting:
  pages: own-server`,
    after: `# content/site.yaml
hosting:
  pages: netlify`,
  },
  'hosting-forms': {
    args: { pages: 'netlify', forms: 'own-server' },
    before: `# content/site.yaml
hosting:
  pages: netlify
  forms: own-server`,
    after: `# content/site.yaml
hosting:
  pages: netlify
  forms: netlify`,
  },
  'hosting-deletion': {
    args: { forms: 'own-server', deletedBy: 'hand' },
    before: `# content/site.yaml
hosting:
  forms: own-server
  deletedBy: hand`,
    after: `# content/site.yaml
hosting:
  forms: own-server
  deletedBy: server`,
  },
  'hosting-transfers': {
    args: { pages: 'cloudflare' },
    before: `# content/site.yaml
hosting:
  pages: cloudflare
  transfers: none`,
    after: `# content/site.yaml
hosting:
  pages: cloudflare
  transfers: standard-clauses`,
  },
  'hosting-logs': {
    args: { pages: 'other-host' },
    before: `# content/site.yaml
hosting:
  pages: other-host
  addressLogDays: 0`,
    after: `# content/site.yaml
hosting:
  pages: other-host
  addressLogDays: 30`,
  },
  'hosting-tools': {
    args: { tools: ['Meta Pixel'] },
    before: `# content/site.yaml
hosting:
  transfers: none
scripts:
  - kind: meta-pixel
    id: "123456789012345"`,
    after: `# content/site.yaml
hosting:
  transfers: adequacy-decision
scripts:
  - kind: meta-pixel
    id: "123456789012345"`,
  },
} as const;

/** Mistakes in `security.txt`, and their cures. */
export const expiryExamples = {
  'security-expires': {
    args: { expires: '2026-12-01', left: 10 },
    before: `# content/site.yaml
security:
  expires: 2026-12-01`,
    after: `# content/site.yaml
security:
  expires: 2027-11-01`,
  },
  'security-far': {
    args: { expires: '2030-01-01' },
    before: `# content/site.yaml
security:
  expires: 2030-01-01`,
    after: `# content/site.yaml
security:
  expires: 2027-11-01`,
  },
} as const;

/** Mistakes in what the page about cookies says, and their cures. */
export const storedExamples = {
  'stored-unnamed': {
    args: { name: '_visits', category: 'analytics' },
    before: `# content/site.yaml
scripts:
  - src: https://stats.example/count.js
    category: analytics
    cookies: [_visits]`,
    after: `# content/site.yaml
scripts:
  - src: https://stats.example/count.js
    category: analytics
    cookies: [_visits]
# content/is/cookies.yaml
types:
  analytics:
    examples:
      - name: _visits
        purpose: Telur heimsóknir.
        kept: 30 days
# content/en/cookies.yaml
types:
  analytics:
    examples:
      - name: _visits
        purpose: Counts visits.
        kept: 30 days`,
  },
  'stored-unknown': {
    args: { name: 'heroVidoe', suggestion: 'heroVideo' },
    before: `# content/en/cookies.yaml
types:
  necessary:
    examples:
      - name: heroVidoe
        purpose: That you have paused a video.
        kept: until-tab-closes`,
    after: `# content/en/cookies.yaml
types:
  necessary:
    examples:
      - name: heroVideo
        purpose: That you have paused a video.
        kept: until-tab-closes`,
  },
  'stored-lifetime': {
    args: { name: 'heroVideo', said: '30 days', kept: 'until-tab-closes' },
    before: `# content/en/cookies.yaml
types:
  necessary:
    examples:
      - name: heroVideo
        kept: 30 days`,
    after: `# content/en/cookies.yaml
types:
  necessary:
    examples:
      - name: heroVideo
        kept: until-tab-closes`,
  },
} as const;
