import { useState } from 'react';

export interface FaqFilterProps {
  faq: readonly { question: string; answer: string }[];
  filter: string;
  none: string;
}

/** Questions, of which a visitor sees those that hold what was typed. */
export function FaqFilter({ faq, filter, none }: FaqFilterProps) {
  const [typed, setTyped] = useState('');
  const needle = typed.trim().toLowerCase();
  const shown = faq.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(needle));
  return (
    <div className="faq">
      <label className="faq-label">
        <span>{filter}</span>
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {shown.length === 0 && <p role="status">{none}</p>}
      {shown.map(({ question, answer }) => (
        <details key={question} className="faq-item">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
