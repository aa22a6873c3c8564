import type { DocumentKind } from '@callboard/contract/casting/project-values';
import { BookOpen, FileText, type LucideIcon, ScrollText, Signature } from 'lucide-react';
import classes from './document-row.module.css';

const icons: Record<DocumentKind, LucideIcon> = {
  sides: ScrollText,
  script: BookOpen,
  release: Signature,
  other: FileText,
};

export function DocumentIcon({ kind }: { kind: DocumentKind }) {
  const Icon = icons[kind];
  return (
    <span className={classes.icon} aria-hidden>
      <Icon size={18} />
    </span>
  );
}
