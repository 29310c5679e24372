import { fileAdvice } from './file-advice.ts';
import { ledgerMessages } from './ledger.ts';
import { countOf, didYouMean, type Message, orRemoveItem, replaceBy } from './message.ts';

/** A heading that another language does not have, and the one in its place there. */
interface LonelyHeading {
  text: string;
  level: number;
  other: string;
  found?: string;
  foundLevel?: number;
}

/** A key that another language does not have. */
interface LonelyKey {
  key: string;
  /** The file of the other language. */
  other: string;
  /** The language, if something may be in it alone. */
  locale?: string;
  /** The line, if it decides whether something is published. */
  hiding?: string;
}

/** A file that a language lacks. */
interface MissingTranslation {
  missing: string;
  language: string;
  /** True if the site cannot do without the page. */
  isAlways: boolean;
}

/** A language that the site does not have, and the one that was probably meant. */
interface UnknownLanguage {
  language: string;
  known: string;
  suggestion?: string;
}

const orRemove = (key: string | undefined, isSpare: boolean | undefined): string =>
  key === undefined ? orRemoveItem(isSpare) : `, or remove “${key}:” there in every language`;

/** Problems that show only when the files are seen together. */
export const siteMessages = {
  'file-missing': ({ file, holds }: { file: string; holds: string }): Message => ({
    what: `The file ${file} is missing.`,
    why: `It holds ${holds}.`,
    fix: `Add ${file}.`,
  }),
  'admin-nowhere': (_: object): Message => ({
    what: 'The site does not say where its visual editor saves.',
    why: '“--admin” publishes an editor that saves in the repository of the content.',
    fix: 'Write a line such as “repository: github:owner/name” into site.yaml, or leave out “--admin”.',
  }),
  'page-missing': ({ template }: { template: string }): Message => ({
    what: `There is no page with “template: ${template}”.`,
    why: 'The site has exactly one page of this kind in each language.',
    fix: `Add a page file with “template: ${template}” in every language.`,
  }),
  'page-twice': ({ template, other }: { template: string; other: string }): Message => ({
    what: `There is another page with “template: ${template}”: ${other}.`,
    why: 'The site has exactly one page of this kind.',
    fix: 'Remove one of the two, in every language.',
  }),
  'always-published': ({ key, template }: { key: string; template: string }): Message => ({
    what: `A page with “template: ${template}” cannot be hidden with “${key}”.`,
    why: 'The site always has exactly one page of this kind, and others lead to it.',
    fix: 'Remove the line in every language.',
  }),
  'expires-early': ({ from, until }: { from: string; until: string }): Message => ({
    what: `This disappears (${until}) before it appears (${from}), or at the same moment.`,
    why: 'It would never be shown.',
    fix: 'Write a later moment behind “expireAt:”, in every language.',
  }),
  'breaks-later': ({ moment, errors }: { moment: string; errors: string }): Message => ({
    what: `From ${moment} on, the site cannot be built.`,
    why: `Then this appears or disappears, and errors stop every build: ${errors}.`,
    fix: 'Mend these errors now, or write a later moment.',
  }),
  'page-left-out': (_: object): Message => ({
    what: 'Previews do not show this page yet.',
    why: 'It is not published and has errors, which are listed as warnings.',
    fix: 'Mend what they say to see the page.',
  }),
  'template-extension': ({ template, extension }: { template: string; extension: string }): Message => ({
    what: `A page of the kind “${template}” must be a ${extension} file.`,
    why: extension === '.md' ? 'It has text below its keys.' : 'It has keys only.',
    fix: `Rename the file to end in ${extension}, in every language.`,
  }),
  'translation-missing': ({ missing, language, isAlways }: MissingTranslation): Message => ({
    what: `This page has no ${language} version.`,
    why: 'A page is in every language, unless it says in which languages it is.',
    fix: isAlways
      ? `Add ${missing}.`
      : `Add ${missing}, or name the languages of the page, for example “languages: [is]”.`,
  }),
  'language-unknown': ({ language, known, suggestion }: UnknownLanguage): Message => ({
    what: `The site has no language “${language}”.`,
    why: 'Content can only be in languages of the site.',
    fix: `${didYouMean(suggestion)}The languages are: ${known}.`,
    ...replaceBy(suggestion),
  }),
  'language-twice': ({ language, others }: { language: string; others: string }): Message => ({
    what: `“${language}” is in “languages” twice.`,
    why: 'Once is enough, so perhaps another language is meant.',
    fix:
      others === ''
        ? 'Remove one of the two.'
        : `Write the language that is meant (${others}), or remove one of the two.`,
  }),
  'language-spare': ({
    language,
    file,
    item,
  }: {
    language: string;
    file: string;
    item?: string;
  }): Message => ({
    what: `${item === undefined ? 'The page' : `“${item}”`} is in ${file} too, but its languages do not name “${language}”.`,
    why: `Nobody could tell whether that language is to have ${item === undefined ? 'the page' : 'it'}.`,
    fix: `Add ${language} to “languages” in every language, or remove ${item === undefined ? file : `it from ${file}`}.`,
  }),
  'unequal-keys': ({ key, other, locale, hiding }: LonelyKey): Message => ({
    what: `“${key}” is here, but not in ${other}.`,
    why:
      hiding === undefined
        ? 'All languages should say the same.'
        : 'Content appears and disappears in all languages at once.',
    fix:
      locale === undefined
        ? `Add ${hiding === undefined ? 'it' : `“${hiding}”`} to ${other}, or remove it here${key === 'draft' ? ' to publish this in all languages' : ''}.`
        : `Add it to ${other}, or write “languages: [${locale}]” under it if it is to be in this language alone.`,
  }),
  'unequal-lengths': ({
    key,
    length,
    other,
    otherLength,
  }: {
    key: string;
    length: number;
    other: string;
    otherLength: number;
  }): Message => ({
    what: `“${key}” has ${countOf(length, 'item')} here and ${otherLength} in ${other}, where this one seems to be missing.`,
    why: 'All languages should say the same.',
    fix: `Add to ${other} what this item says, or remove it here.`,
  }),
  'unequal-values': ({
    key,
    value,
    other,
    otherValue,
  }: {
    key: string;
    value: string;
    other: string;
    otherValue: string;
  }): Message => ({
    what: `“${key}” is “${value}” here and “${otherValue}” in ${other}.`,
    why: 'Everything but words must be the same in all languages.',
    fix: 'Write the same in both files.',
  }),
  'unequal-headings': ({ text, level, other, found, foundLevel }: LonelyHeading): Message => ({
    what:
      found === undefined
        ? `The heading “${text}” has no counterpart in ${other}.`
        : `The heading “${text}” has level ${level}, but the one in its place in ${other}, “${found}”, has level ${foundLevel}.`,
    why: 'All languages should have the same sections.',
    fix:
      found === undefined
        ? `Add a heading at the same place in ${other}, or remove this one.`
        : 'Give both headings the same level.',
  }),
  'unknown-reference': ({
    kind,
    name,
    suggestion,
    where,
    known,
    isSpare,
    spareKey,
  }: {
    kind: string;
    name: string;
    suggestion?: string;
    where: string;
    known?: string;
    isSpare?: boolean;
    /** The key, if its map can do without it. */
    spareKey?: string;
  }): Message => ({
    what: `There is no ${kind} “${name}”.`,
    why: `It is looked for in ${where}.`,
    fix:
      known === ''
        ? `There is none yet: add it there${orRemove(spareKey, isSpare)}.`
        : `${didYouMean(suggestion)}${known === undefined ? 'Use a name that exists' : `Write one of: ${known}`}, or add it${suggestion === undefined ? orRemove(spareKey, isSpare) : ''}.`,
    ...replaceBy(suggestion),
  }),
  'media-incomplete': ({ name, missing }: { name: string; missing: string }): Message => ({
    what: `The video “${name}” has no ${missing}.`,
    why: 'Browsers need WebM, MP4 and a still.',
    fix: `Add ${missing} under media/loops.`,
  }),
  'video-unreadable': ({ ending }: { ending: string }): Message => ({
    what: `This is not a .${ending} video.`,
    why: 'Browsers would show only its still.',
    fix: 'Export it again, as VP9 in .webm and H.264 in .mp4; renaming a file does not convert it.',
  }),
  'media-unexpected': ({ name, meant }: { name: string; meant: string }): Message => ({
    what: `The site does not use “${name}” in media.`,
    why: 'Media are icons/*.svg, pictures/*.jpg, *.png, *.webp, *.avif, loops/*.webm, *.mp4, *.webp, scripts/*.js, favicon.svg, and files/*, which is published as it is; names have lowercase letters a to z, digits and hyphens.',
    fix: fileAdvice(name, meant) ?? 'Rename, move or remove it.',
  }),
  'picture-twice': ({ name }: { name: string }): Message => ({
    what: `There are two pictures called “${name}”.`,
    why: 'Texts name pictures without their extension; only one of the two can be shown.',
    fix: 'Rename one of them.',
  }),
  'picture-unreadable': ({ detail }: { detail: string }): Message => ({
    what: `This picture cannot be read (${detail}).`,
    why: 'It is damaged, cut off, or not a picture.',
    fix: 'Export it again as JPEG, PNG, WebP or AVIF.',
  }),
  'picture-ending': ({ ending, format }: { ending: string; format: string }): Message => ({
    what: `This file ends in .${ending}, but its format is ${format}.`,
    why: 'A wrong extension hides what a file is.',
    fix: `Rename it to end in .${format}, or export it again as .${ending}.`,
  }),
  'picture-small': ({ width, least }: { width: number; least: number }): Message => ({
    what: `This picture is ${countOf(width, 'pixel')} wide; the minimum is ${least}.`,
    why: 'It is never enlarged, and would be blurred on most screens.',
    fix: 'Export it from its source in a larger size, ideally 1600 pixels wide.',
  }),
  'picture-large': ({ width, height, most }: { width: number; height: number; most: number }): Message => ({
    what: `This picture has ${width} × ${height} pixels; the maximum is ${most} in all.`,
    why: 'The largest screen shows a fraction of that, and the build would run out of memory.',
    fix: 'Export it smaller, ideally 1600 pixels wide.',
  }),
  'slug-empty': (_: object): Message => ({
    what: 'The slug is empty.',
    why: 'Only the home page and the not-found page have no slug.',
    fix: 'Write the last part of the address, for example “slug: about-us”.',
  }),
  'slug-reserved': ({ slug }: { slug: string }): Message => ({
    what: `A page cannot have the address /${slug}.`,
    why: 'The site needs it for other things.',
    fix: 'Choose another slug.',
  }),
  'parent-missing': ({ parent }: { parent: string }): Message => ({
    what: `There is no page “${parent}” above this one.`,
    why: 'The address and the breadcrumbs of a page in a folder begin with the page of that name.',
    fix: `Add the page “${parent}”, or move this file out of the folder.`,
  }),
  'address-taken': ({ path, other }: { path: string; other: string }): Message => ({
    what: `The address ${path} is taken by ${other}.`,
    why: 'Two pages cannot share an address.',
    fix: 'Change the slug of one of them.',
  }),
  ...ledgerMessages,
  'alias-taken': ({ alias, other }: { alias: string; other: string }): Message => ({
    what: `The address ${alias} is taken by ${other}.`,
    why: 'An address can lead to one place only, so this alias would lead nobody here.',
    fix: 'Remove the alias, or correct it.',
  }),
  'alias-admin': ({ alias }: { alias: string }): Message => ({
    what: `The address ${alias} is taken by the visual editor.`,
    why: 'It is at /admin/ in “site dev” and on a site that is built with “--admin”, so this alias would lead nobody here.',
    fix: 'Remove the alias, or correct it.',
  }),
  'alias-language': ({ alias, meant }: { alias: string; meant: string }): Message => ({
    what: `The alias ${alias} does not begin as the addresses of this language do.`,
    why: 'People who follow an old address of this page would see the not-found page.',
    fix: `Write ${meant}, or add it if the page had both.`,
  }),
  'alias-unreachable': (_: object): Message => ({
    what: 'The not-found page has aliases.',
    why: 'It has no address of its own to which they could lead.',
    fix: 'Remove “aliases”, or move it to the page that visitors look for.',
  }),
} as const;
