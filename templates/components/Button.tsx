import type { ComponentProps, ReactNode } from 'react';
import { Arrow } from './Icon.tsx';

type Variant = 'primary' | 'quiet' | 'ink';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: Variant;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = 'primary' }: ButtonLinkProps) {
  return (
    <a className={`button button--${variant}`} href={href}>
      <span>{children}</span>
      <Arrow />
    </a>
  );
}

/** A button that does something on the page. */
export function Button({ variant = 'primary', ...props }: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type="button" className={`button button--${variant}`} {...props} />;
}
