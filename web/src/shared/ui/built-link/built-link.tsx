import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsBuilt } from '../../lib/built-paths.ts';

interface BuiltLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Becomes a link once the page it leads to is built; until then it only shows what is in it. */
export function BuiltLink({ to, className, children }: BuiltLinkProps) {
  const isBuilt = useIsBuilt();
  return isBuilt(to) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
