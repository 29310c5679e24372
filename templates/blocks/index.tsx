import type { ReactElement } from 'react';
import { z } from 'zod';
import type { PageView, Shown } from '../page-view.ts';
import { CallToActionBlock, callToAction } from './CallToAction.tsx';
import { CasesBlock, cases } from './Cases.tsx';
import { ClientsBlock, clients } from './Clients.tsx';
import { FiguresBlock, figures } from './Figures.tsx';
import { PeopleBlock, people } from './People.tsx';
import { PictureBlock, picture } from './PictureBeside.tsx';
import { PlansBlock, plans } from './PlanCards.tsx';
import { QuestionsBlock, questions } from './Questions.tsx';
import { QuotationBlock, quotation } from './Quotation.tsx';
import { FormBlock, form } from './SiteForm.tsx';
import { StepsBlock, steps } from './StepList.tsx';
import { TextBlock, text } from './Text.tsx';

/**
 * A block of a page, in the order in which editors see the choices.
 *
 * | word | file | what it is made of |
 * | --- | --- | --- |
 * | `text` | `Text.tsx` | `Section` |
 * | `picture` | `PictureBeside.tsx` | `Section`, `Picture` |
 * | `figures` | `Figures.tsx` | `SectionHead`, `Statistics` |
 * | `quotation` | `Quotation.tsx` | `Section` |
 * | `people`, `clients`, `cases` | `People.tsx`, `Clients.tsx`, `Cases.tsx` | those of `proof/` |
 * | `steps` | `StepList.tsx` | `SectionHead`, `Steps` |
 * | `questions` | `Questions.tsx` | `SectionHead`, the questions of the FAQ page |
 * | `plans` | `PlanCards.tsx` | `SectionHead`, `PriceTag`, the plans of the pricing page |
 * | `form` | `SiteForm.tsx` | the islands of `forms/` with the words of their pages |
 * | `callToAction` | `CallToAction.tsx` | `Closing` |
 */
export const block = z
  .discriminatedUnion('block', [
    text,
    picture,
    figures,
    quotation,
    people,
    clients,
    cases,
    steps,
    questions,
    plans,
    form,
    callToAction,
  ])
  .meta({ description: 'What kind of block it is' });

/** A block with everything that it refers to. */
type BlockView = Shown<z.output<typeof block>>;

interface BlockProps {
  view: PageView;
  block: BlockView;
  /** Where buttons lead that name no page. */
  formHref: string;
}

/** A block of a page, whatever kind it is. */
export function Block({ block: one, ...rest }: BlockProps): ReactElement {
  switch (one.block) {
    case 'text':
      return <TextBlock block={one} {...rest} />;
    case 'picture':
      return <PictureBlock block={one} {...rest} />;
    case 'figures':
      return <FiguresBlock block={one} {...rest} />;
    case 'quotation':
      return <QuotationBlock block={one} {...rest} />;
    case 'people':
      return <PeopleBlock block={one} {...rest} />;
    case 'clients':
      return <ClientsBlock block={one} {...rest} />;
    case 'cases':
      return <CasesBlock block={one} {...rest} />;
    case 'steps':
      return <StepsBlock block={one} {...rest} />;
    case 'questions':
      return <QuestionsBlock block={one} {...rest} />;
    case 'plans':
      return <PlansBlock block={one} {...rest} />;
    case 'form':
      return <FormBlock block={one} {...rest} />;
    case 'callToAction':
      return <CallToActionBlock block={one} {...rest} />;
  }
}
