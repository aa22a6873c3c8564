import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { GoOn } from './go-on.tsx';
import { InfoSheet } from './info-sheet.tsx';

interface MissingPageProps {
  title: string;
  description: string;
  text: string;
  label: string;
  links: readonly { readonly to: string; readonly label: string }[];
}

/** An address with nothing behind it, and the pages that are close by. */
export function MissingPage({ title, description, text, label, links }: MissingPageProps) {
  usePageHead({ title, description, isMissing: true });
  return (
    <InfoSheet title={title} lead={text} width="reading">
      <GoOn label={label} links={links} />
    </InfoSheet>
  );
}
