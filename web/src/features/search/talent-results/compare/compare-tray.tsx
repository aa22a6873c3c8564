import '../words.ts';
import { Columns3, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Searcher } from '../model/searcher.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { takeAllOut, takeOut, useCompared } from './compare-store.ts';
import classes from './compare-tray.module.css';
import { coverOf } from './cover-of.ts';
import { useSides } from './use-sides.ts';

/** The next face takes the focus, so that keys go on from here. */
function takeOutHere(event: MouseEvent<HTMLButtonElement>, userUniqueId: string) {
  const item = event.currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
  takeOut(userUniqueId);
}

/** Up to six faces at the foot of the page, and the way to see them side by side. */
export function CompareTray({ searcher }: { searcher: Searcher }) {
  const { t } = useTranslation('talentResults');
  const compared = useCompared();
  const [isOpen, setIsOpen] = useState(false);
  const state = useSides(compared, searcher);
  const said = <VisuallyHidden role="status">{t('compare.said', { count: compared.length })}</VisuallyHidden>;
  if (compared.length === 0) return said;
  return (
    <section className={classes.tray} aria-label={t('compare.tray')}>
      {said}
      <ul className={classes.faces}>
        {state.sides.map(({ compared: { userUniqueId, name }, talent }) => (
          <li key={userUniqueId}>
            <button
              type="button"
              title={name}
              aria-label={t('compare.remove', { name })}
              onClick={(event) => takeOutHere(event, userUniqueId)}
            >
              <Avatar src={coverOf(talent)} name={name} />
              <span className={classes.out}>
                <X size={12} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className={classes.clear} onClick={takeAllOut}>
        {t('compare.clear')}
      </Button>
      <Button
        variant="ink"
        leftSection={<Columns3 size={17} aria-hidden />}
        disabled={compared.length < 2}
        onClick={() => setIsOpen(true)}
      >
        {t('compare.open', { count: compared.length })}
      </Button>
      {isOpen && <CompareDialog state={state} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
