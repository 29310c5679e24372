import type { Catalogue } from '../catalogue.ts';
import type { drawingMessages } from '../messages/drawings.ts';
import { grouped } from './wording.ts';

const plainSvg = 'flyttu teikninguna aftur út sem einfalt SVG, með ferlum (paths) og grunnformum einum.';

/** Problems of the drawings in `media/`. */
export const drawings: Pick<Catalogue, keyof typeof drawingMessages> = {
  'drawing-syntax': ({ detail }, phrase) => ({
    what: `Þessi teikning er ekki gilt XML: ${phrase(detail)}.`,
    why: 'Vafrar gætu hvorki sýnt hana né aðrar teikningar í skránni sem allar síður nota.',
    fix: `Lagaðu hana hér („&“ er skrifað „&amp;“, öllum stökum er lokað og öll gildi eru í gæsalöppum), eða ${plainSvg}`,
  }),
  'drawing-size': () => ({
    what: 'Stærð þessarar teikningar vantar.',
    why: 'Ekki væri hægt að laga teikninguna að plássinu á síðunum.',
    fix: 'Skrifaðu viewBox="0 0 24 24" hér, með breidd og hæð teikningarinnar í stað 24 og 24.',
  }),
  'drawing-large': ({ bytes, limit }) => ({
    what: `Þessi teikning er ${grouped(bytes)} bæti en hámarkið er ${grouped(limit)}.`,
    why: 'Gestir þyrftu að bíða eftir henni og smíði vefsins gæti stöðvast.',
    fix: 'Einfaldaðu ferlana í henni eða teiknaðu hana með færri ferlum.',
  }),
  'drawing-deep': ({ limit }) => ({
    what: `Stök þessarar teikningar eru hvert inni í öðru á fleiri en ${limit} þrepum.`,
    why: 'Ekkert teikniforrit gerir þetta og smíði vefsins gæti stöðvast.',
    fix: 'Leystu hópana í henni upp (ungroup) og flyttu hana aftur út.',
  }),
  'media-unsafe': ({ detail }, phrase) => ({
    what: `Í þessari teikningu er ${phrase(detail)}.`,
    why: 'Teikningin verður hluti af síðunum og má aðeins vera gerð úr einföldum formum.',
    fix: `Fjarlægðu þetta eða ${plainSvg}`,
  }),
};
