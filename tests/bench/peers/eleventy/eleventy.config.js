import { readFileSync } from 'node:fs';
export default function (cfg) {
  cfg.addGlobalData('site', JSON.parse(readFileSync('./site.json', 'utf8')));
  cfg.addGlobalData('layout', 'page.njk');
  cfg.addGlobalData(
    'permalink',
    () => (data) => `${data.lang === 'en' ? '/en' : ''}/${data.slug}/index.html`,
  );
  cfg.addPassthroughCopy({ 'site.css': 'site.css', 'faq.js': 'faq.js' });
  cfg.setQuietMode(true);
  return {
    dir: { input: 'content', includes: '../_includes', output: 'dist' },
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
    templateFormats: ['md'],
  };
}
