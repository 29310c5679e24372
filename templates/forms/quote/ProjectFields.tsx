import { SelectField, TextArea } from '../../components/Field.tsx';
import { formatIsk } from '../../data/money.ts';
import type { ErrorsByField } from '../parts/words.ts';
import { type BudgetKind, budgetAmounts, timelineKeys } from './quote.ts';
import type { QuoteWords } from './words.ts';

interface ProjectFieldsProps {
  words: QuoteWords;
  errors: ErrorsByField;
}

/**
 * What is to be done, by when, and for how much. The style sheet shows a budget once a service that asks for it is
 * chosen; both stand in the HTML, so that the form is received with all its fields.
 */
export function ProjectFields({ words, errors }: ProjectFieldsProps) {
  const { timeline, monthlyBudget, projectBudget, optional } = words;
  const amounts = (kind: BudgetKind) => budgetAmounts[kind].map(formatIsk);
  return (
    <fieldset className="form__group">
      <legend className="form__legend">{words.project}</legend>
      <div className="form__fields">
        <SelectField
          {...{ words: monthlyBudget, optional, prompt: monthlyBudget.prompt }}
          className="field--monthly"
          name="monthlyBudget"
          choices={[...amounts('monthly'), monthlyBudget.custom]}
        />
        <SelectField
          {...{ words: projectBudget, optional, prompt: projectBudget.prompt }}
          className="field--project"
          name="projectBudget"
          choices={[...amounts('project'), projectBudget.custom]}
        />
        <SelectField
          {...{ words: timeline, optional, prompt: timeline.prompt }}
          name="timeline"
          choices={timelineKeys.map((key) => timeline.options[key])}
        />
        <TextArea
          {...{ words: words.description, optional, error: errors.description }}
          className="field--wide"
          name="description"
          required
        />
      </div>
    </fieldset>
  );
}
