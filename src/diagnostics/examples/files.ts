import type { codeMessages } from '../messages/code.ts';
import type { drawingMessages } from '../messages/drawings.ts';
import type { fileMessages } from '../messages/files.ts';
import type { Examples } from './example.ts';

const layout = { folders: ['is/', 'en/'], own: ['ui.yaml'], shared: ['site.yaml'] };

export const fileExamples: Examples<keyof typeof fileMessages> = {
  'content-missing': {
    args: { folder: 'content' },
    before: 'npx site build',
    after: 'npx site build --content texts',
  },
  'file-unreadable': {
    args: { detail: 'EACCES' },
    before: '-rw------- root  content/en/about.yaml',
    after: '-rw-r--r-- root  content/en/about.yaml',
  },
  'file-is-link': {
    args: {},
    before: 'content/en/about.yaml -> /home/anna/about.yaml',
    after: 'content/en/about.yaml',
  },
  'file-too-large': {
    args: { bytes: 2_000_000, limit: 1_000_000 },
    before: 'content/en/handbook.md',
    after: 'content/en/handbook.md\ncontent/en/handbook/holidays.md',
  },
  'file-not-utf8': {
    args: {},
    before: 'title: \uFFFDj\uFFFDnusta',
    after: 'title: Þjónusta',
  },
  'file-has-nul': { args: {}, before: 'title: About\u2400us', after: 'title: About us' },
  'text-unprintable': {
    args: { name: 'ZERO WIDTH SPACE' },
    before: 'title: About[U+200B] us',
    after: 'title: About us',
  },
  'text-damaged': {
    args: { found: 'Ã¾', meant: 'þ' },
    before: 'title: Ã¾jónusta',
    after: 'title: þjónusta',
  },
  'file-damaged': {
    args: { count: 12, found: '\uFFFD' },
    before: 'lead: Vi\uFFFD sm\uFFFD\uFFFDum vefi',
    after: 'lead: Við smíðum vefi',
  },
  'yaml-damaged': {
    args: { found: 'Ã¾', meant: 'þ' },
    before: 'title: "\\u00C3\\u00BEjónusta"',
    after: 'title: þjónusta',
  },
  'yaml-unprintable': {
    args: { name: 'NULL' },
    before: 'title: "About\\0us"',
    after: 'title: About us',
  },
  'file-name': {
    args: { name: 'Vefsíðugerð' },
    before: 'content/is/Vefsíðugerð.md',
    after: 'content/is/vefsidugerd.md',
  },
  'file-unexpected': {
    args: { ...layout, name: 'about.yaml', meant: 'about' },
    before: 'content/about.yaml',
    after: 'content/is/about.yaml\ncontent/en/about.yaml',
  },
  'file-is-folder': {
    args: { name: 'about.md' },
    before: 'content/en/about.md/',
    after: 'content/en/about/',
  },
  'yaml-syntax': {
    args: { detail: 'the space after the colon is missing', fix: 'Write “title: About us”.' },
    before: 'title:About us',
    after: 'title: About us',
  },
  'yaml-duplicate-key': {
    args: { key: 'title' },
    before: 'title: About us\ntitle: About the agency',
    after: 'title: About the agency',
  },
  'yaml-reserved-key': {
    args: { key: '__proto__' },
    before: '__proto__: yes',
    after: 'prototype: yes',
  },
  'yaml-text-cut': {
    args: { lost: '#1 in Iceland' },
    before: 'lead: We are #1 in Iceland',
    after: 'lead: "We are #1 in Iceland"',
  },
  'file-unmerged': {
    args: {},
    before: '<<<<<<< HEAD\ntitle: About us\n=======\ntitle: Who we are\n>>>>>>> new-title',
    after: 'title: Who we are',
  },
  'yaml-alias': {
    args: {},
    before: 'lead: &lead We build websites\nsummary: *lead',
    after: 'lead: We build websites\nsummary: We build websites',
  },
  'file-empty': {
    args: { keys: ['template', 'slug', 'title'], templates: ['about', 'service'] },
    before: '',
    after: 'template: about\nslug: about\ntitle: About us',
  },
  'yaml-not-a-map': { args: {}, before: 'About us', after: 'title: About us' },
  'front-matter-missing': {
    args: {},
    before: 'title: About us\n\nWe build websites.',
    after: '---\ntitle: About us\n---\n\nWe build websites.',
  },
  'front-matter-unclosed': {
    args: {},
    before: '---\ntitle: About us\n\nWe build websites.',
    after: '---\ntitle: About us\n---\n\nWe build websites.',
  },
  'front-matter-language': {
    args: { language: 'js' },
    before: '---js\n{ title: "About us" }\n---',
    after: '---\ntitle: About us\n---',
  },
};

export const codeExamples: Examples<keyof typeof codeMessages> = {
  'untracked-read': {
    args: { read: 'Date.now()' },
    before: 'const year = new Date(Date.now()).getUTCFullYear();',
    after: 'const year = view.today.slice(0, 4);',
  },
  'untracked-import': {
    args: { module: 'node:fs' },
    before: "import { readFileSync } from 'node:fs';",
    after: "data: { figures: { from: 'data/figures.json', schema } }",
  },
  'data-failed': {
    args: { name: 'figures', detail: 'fetch failed' },
    before: "load: async () => fetchFigures('https://old.example')",
    after: "load: async () => fetchFigures('https://new.example')",
  },
  'json-syntax': {
    args: { detail: 'Expected double-quoted property name' },
    before: '{ "score": 100, }',
    after: '{ "score": 100 }',
  },
};

export const drawingExamples: Examples<keyof typeof drawingMessages> = {
  'drawing-syntax': {
    args: { detail: 'Missing end tag for element path' },
    before: '<svg viewBox="0 0 24 24"><path d="M3 12h18"></svg>',
    after: '<svg viewBox="0 0 24 24"><path d="M3 12h18"/></svg>',
  },
  'drawing-size': {
    args: {},
    before: '<svg xmlns="http://www.w3.org/2000/svg">',
    after: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
  },
  'drawing-large': {
    args: { bytes: 40_000, limit: 16_000 },
    before: 'content/media/icons/map.svg (40,000 bytes)',
    after: 'content/media/icons/map.svg (2,300 bytes)',
  },
  'drawing-deep': {
    args: { limit: 50 },
    before: '<g><g><g> … <path d="M3 12h18"/>',
    after: '<g><path d="M3 12h18"/></g>',
  },
  'media-unsafe': {
    args: { detail: 'the element <script>' },
    before: '<svg viewBox="0 0 24 24"><script>alert(1)</script></svg>',
    after: '<svg viewBox="0 0 24 24"><path d="M3 12h18"/></svg>',
  },
};
