import type { siteMessages } from '../messages/site.ts';
import type { Examples } from './example.ts';

export const siteExamples: Examples<keyof typeof siteMessages> = {
  'file-missing': {
    args: { file: 'content/media/favicon.svg', holds: 'the icon of the browser tab' },
    before: 'content/media/icons/',
    after: 'content/media/icons/\ncontent/media/favicon.svg',
  },
  'admin-nowhere': {
    args: {},
    before: 'brand: Hemja',
    after: 'brand: Hemja\nrepository: github:owner/name',
  },
  'page-missing': {
    args: { template: 'contact' },
    before: 'template: about',
    after: 'template: contact',
  },
  'page-twice': {
    args: { template: 'contact', other: 'content/en/contact.yaml' },
    before: 'content/en/contact.yaml\ncontent/en/contact-old.yaml',
    after: 'content/en/contact.yaml',
  },
  'always-published': {
    args: { key: 'draft', template: 'contact' },
    before: 'template: contact\ndraft: true',
    after: 'template: contact',
  },
  'expires-early': {
    args: { from: '2026-12-24', until: '2026-12-01' },
    before: 'publishAt: 2026-12-24\nexpireAt: 2026-12-01',
    after: 'publishAt: 2026-12-01\nexpireAt: 2026-12-24',
  },
  'breaks-later': {
    args: { moment: '2026-12-01', errors: 'content/en/campaign.yaml:5 missing-key' },
    before: 'publishAt: 2026-12-01\nexpireAt: 2026-12-24\ntitle:',
    after: 'publishAt: 2026-12-01\nexpireAt: 2026-12-24\ntitle: Christmas offers',
  },
  'page-left-out': {
    args: {},
    before: 'template: article\ndraft: true',
    after: 'template: article\nslug: spring\ntitle: Spring offers\ndraft: true',
  },
  'template-extension': {
    args: { template: 'service', extension: '.md' },
    before: 'content/en/services/seo.yaml',
    after: 'content/en/services/seo.md',
  },
  'translation-missing': {
    args: { missing: 'content/is/services/seo.md', language: 'Icelandic', isAlways: false },
    before: 'content/en/services/seo.md',
    after: 'content/en/services/seo.md\ncontent/is/services/seo.md',
  },
  'language-unknown': {
    args: { language: 'isl', known: 'is, en', suggestion: 'is' },
    before: 'languages: [isl]',
    after: 'languages: [is]',
  },
  'language-twice': {
    args: { language: 'is', others: 'en' },
    before: 'languages: [is, is]',
    after: 'languages: [is, en]',
  },
  'language-spare': {
    args: { language: 'en', file: 'content/en/services/seo.md' },
    before: 'languages: [is]',
    after: 'languages: [is, en]',
  },
  'unequal-keys': {
    args: { key: 'hero.note', other: 'content/is/about.yaml' },
    before: 'hero:\n  title: Um okkur',
    after: 'hero:\n  title: Um okkur\n  note: Lestu áfram',
  },
  'unequal-lengths': {
    args: { key: 'steps', length: 3, other: 'content/is/about.yaml', otherLength: 2 },
    before: 'steps:\n  - Áætlun\n  - Smíði',
    after: 'steps:\n  - Áætlun\n  - Smíði\n  - Mæling',
  },
  'unequal-values': {
    args: { key: 'icon', value: 'globe', other: 'content/is/services/seo.md', otherValue: 'compass' },
    before: 'icon: globe',
    after: 'icon: compass',
  },
  'unequal-headings': {
    args: { text: 'What we keep', level: 2, other: 'content/is/terms.md' },
    before: '## Hver við erum',
    after: '## Hver við erum\n\n## Hvað við geymum',
  },
  'unknown-reference': {
    args: { kind: 'icon', name: 'glob', suggestion: 'globe', where: 'content/media/icons' },
    before: 'icon: glob',
    after: 'icon: globe',
  },
  'media-incomplete': {
    args: { name: 'seo', missing: 'seo.webp' },
    before: 'media/loops/seo.webm\nmedia/loops/seo.mp4',
    after: 'media/loops/seo.webm\nmedia/loops/seo.mp4\nmedia/loops/seo.webp',
  },
  'video-unreadable': {
    args: { ending: 'mp4' },
    before: 'mv film.mov media/loops/seo.mp4',
    after: 'ffmpeg -i film.mov -c:v libx264 media/loops/seo.mp4',
  },
  'media-unexpected': {
    args: { name: 'pictures/Team Photo.JPG', meant: 'team-photo' },
    before: 'media/pictures/Team Photo.JPG',
    after: 'media/pictures/team-photo.jpg',
  },
  'picture-twice': {
    args: { name: 'team' },
    before: 'media/pictures/team.jpg\nmedia/pictures/team.png',
    after: 'media/pictures/team.jpg\nmedia/pictures/team-logo.png',
  },
  'picture-unreadable': {
    args: { detail: 'Input buffer contains unsupported image format' },
    before: 'media/pictures/team.jpg (0 bytes)',
    after: 'media/pictures/team.jpg (240,000 bytes)',
  },
  'picture-ending': {
    args: { ending: 'jpg', format: 'png' },
    before: 'media/pictures/team.jpg',
    after: 'media/pictures/team.png',
  },
  'picture-small': {
    args: { width: 200, least: 640 },
    before: 'media/pictures/team.jpg (200 × 150)',
    after: 'media/pictures/team.jpg (1600 × 1200)',
  },
  'picture-large': {
    args: { width: 12_000, height: 9000, most: 50_000_000 },
    before: 'media/pictures/team.jpg (12000 × 9000)',
    after: 'media/pictures/team.jpg (1600 × 1200)',
  },
  'slug-empty': { args: {}, before: 'slug: ""', after: 'slug: about-us' },
  'slug-reserved': { args: { slug: 'media' }, before: 'slug: media', after: 'slug: press' },
  'parent-missing': {
    args: { parent: 'services' },
    before: 'content/en/services/seo.md',
    after: 'content/en/services.yaml\ncontent/en/services/seo.md',
  },
  'address-taken': {
    args: { path: '/en/about', other: 'content/en/about.yaml' },
    before: 'slug: about',
    after: 'slug: history',
  },
  'address-lost': {
    args: { address: '/en/services/seo', page: 'services/seo', suggestion: 'services' },
    before: '/en/services/seo: services/seo',
    after: '/en/services/seo: services',
  },
  'address-hidden': {
    args: { addresses: ['/en/spring'], page: 'spring', state: 'expired', at: '2026-06-01' },
    before: '/en/spring: spring',
    after: '/en/spring: services',
  },
  'address-promised': {
    args: {
      ...{ address: '/en/about', target: 'about', line: 'content/addresses.yaml:5' },
      ...{ page: 'history', isAlias: false },
    },
    before: 'slug: about',
    after: 'slug: history',
  },
  'ledger-taken': {
    args: { address: '/robots.txt', other: 'robots.txt' },
    before: '/robots.txt: home',
    after: '/robots: home',
  },
  'ledger-address': {
    args: { address: 'en/old-name', slip: 'form', found: '', meant: '/en/old-name' },
    before: 'en/old-name: about',
    after: '/en/old-name: about',
  },
  'ledger-cut': {
    args: { lines: ['/en/old-name: about'], before: '' },
    before: '/en/about: about',
    after: '/en/about: about\n/en/old-name: about',
  },
  'record-lost': {
    args: { file: 'content/addresses.yaml', isLedger: true },
    before: 'git rm content/addresses.yaml',
    after: 'git checkout HEAD -- content/addresses.yaml',
  },
  'ledger-empty': {
    args: { address: '/en/old-name' },
    before: '/en/old-name:',
    after: '/en/old-name: about',
  },
  'ledger-target': {
    args: { target: 'abuot', suggestion: 'about' },
    before: '/en/old-name: abuot',
    after: '/en/old-name: about',
  },
  'alias-taken': {
    args: { alias: '/en/pricing', other: 'content/en/pricing.yaml' },
    before: 'aliases: [/en/pricing]',
    after: 'aliases: [/en/old-pricing]',
  },
  'alias-admin': {
    args: { alias: '/admin' },
    before: 'aliases: [/admin]',
    after: 'aliases: [/old-admin]',
  },
  'alias-language': {
    args: { alias: '/old-about', meant: '/en/old-about' },
    before: 'aliases: [/old-about]',
    after: 'aliases: [/en/old-about]',
  },
  'alias-unreachable': {
    args: {},
    before: 'template: not-found\naliases: [/en/old-name]',
    after: 'template: about\naliases: [/en/old-name]',
  },
};
