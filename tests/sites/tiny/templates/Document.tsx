import type { ReactNode } from 'react';
import { headElements, type PictureView, rawHtml, type ViewContext } from '../../../../src/define/index.ts';

export type View = Omit<ViewContext, 'content'> & { content: { heading: string; body: { html: string } } };

export function Document({ view, children }: { view: View; children?: ReactNode }) {
  return (
    <html lang={view.language.id}>
      <head>{headElements(view.head)}</head>
      <body>
        <nav>
          {view.languages.map(({ locale, href }) => (
            <a key={locale} href={href} hrefLang={locale} lang={locale}>
              {locale}
            </a>
          ))}
        </nav>
        <main>
          <h1>{view.content.heading}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

export function HomePage({ view }: { view: View }) {
  const notes = view.routes.addressed.filter((one) => one.locale === view.language.id && one !== view.route);
  return notes.map(view.linkTo).map(({ href, text }) => (
    <p key={href}>
      <a href={href}>{text}</a>
    </p>
  ));
}

export function NotePage({ view }: { view: View }) {
  return <div className="note" {...rawHtml(view.content.body.html)} />;
}

export function Picture({ picture, alt }: { picture: PictureView; alt: string }) {
  return <img src={picture.src} alt={alt} width={picture.width} height={picture.height} />;
}
