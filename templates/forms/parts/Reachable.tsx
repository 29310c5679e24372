import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/ContactLinks.tsx';

interface ReachableProps {
  /** A sentence with places for the phone number and the e-mail address. */
  text: string;
  words: { phone: string; email: string };
}

/** A sentence that says how else to reach the agency. */
export function Reachable({ text, words: { phone, email } }: ReachableProps) {
  const links: Record<string, ReactNode> = {
    '{phone}': <PhoneLink key="phone" phone={phone} />,
    '{email}': <EmailLink key="email" email={email} />,
  };
  return text.split(/(\{phone\}|\{email\})/).map((part) => links[part] ?? part);
}
