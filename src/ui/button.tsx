import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import type { Icon } from './icons.tsx';
import { cx } from './text.ts';

type Looks = {
  /** One primary button per view; secondary beside it; ghost inside text and cards. */
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  icon?: Icon;
  iconEnd?: Icon;
  /** Ghost button without side padding, aligned with the text above it. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button, or a link that looks like one: `to` a page of the site, `href` any other address. */
export type ButtonProps = Looks &
  Partial<Target> &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    href?: string;
    target?: string;
    download?: boolean | string;
    /** Shows a spinner and sets aria-busy. */
    busy?: boolean;
    /** Disabled by its own press: it keeps the focus, which a disabled button would lose. */
    spent?: boolean;
  };

export function Button({
  variant = 'primary',
  size = 'md',
  icon: Before,
  iconEnd: After,
  flush,
  className,
  children,
  to,
  search,
  hash,
  href,
  target,
  download,
  busy,
  spent,
  type = 'button',
  ...rest
}: ButtonProps) {
  const looks = cx(
    'btn',
    `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    flush && 'btn-flush',
    className,
  );
  const inner = (
    <>
      {busy ? <span className="spinner" aria-hidden="true" /> : Before && <Before size={18} />}
      {children}
      {After && <After size={18} />}
    </>
  );
  const label = rest['aria-label'];
  if (to !== undefined) {
    return (
      <Link to={to} search={search} hash={hash} className={looks} aria-label={label}>
        {inner}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        download={download}
        className={looks}
        aria-label={label}
      >
        {inner}
      </a>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={looks}
      aria-busy={busy || undefined}
      {...(spent && { 'aria-disabled': true, onClick: undefined })}
    >
      {inner}
    </button>
  );
}
