import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame.tsx';
import '../i18n.ts';
import classes from './editor-frame.module.css';

interface EditorFrameProps {
  title: string;
  /** Beside the title: whose character it is. */
  aside: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

interface HeadProps extends Pick<EditorFrameProps, 'title' | 'aside' | 'onClose'> {
  as: 'h1' | 'h2';
  id: string;
}

function Head({ as: Heading, id, title, aside, onClose }: HeadProps) {
  const { t } = useTranslation('characterEditor');
  return (
    <header className={classes.head}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      <p className={classes.aside}>{aside}</p>
      <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
        <X size={21} aria-hidden />
      </button>
    </header>
  );
}

/** A panel over the page of the project; a page of its own where there is no room for both. */
export function EditorFrame({ title, aside, onClose, children }: EditorFrameProps) {
  const id = useId();
  usePageTitle(title);
  const head = { id, title, aside, onClose };
  if (useScreen() !== 'desktop') {
    return (
      <div className={classes.page}>
        <Head {...head} as="h1" />
        {children}
      </div>
    );
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      labelledBy={id}
      width="66.5rem"
      motion="slide"
      containerClassName={classes.place}
      className={classes.panel}
    >
      <Head {...head} as="h2" />
      {children}
    </DialogFrame>
  );
}
