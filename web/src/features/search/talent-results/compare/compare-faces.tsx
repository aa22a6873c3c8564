import '../i18n.ts';
import { Columns3, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useStore } from '../../../../shared/lib/store.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import type { Searcher } from '../../talent-search/index.ts';
import { PendingShortlist } from '../components/pending-shortlist.tsx';
import { type CastCharacter, useShortlist } from '../model/use-shortlist.ts';
import classes from './compare-faces.module.css';
import { type Compared, clearCompared, isComparing } from './compare-store.ts';
import { coverOf, removeAndMoveFocus, useComparedTalents } from './compared-talents.ts';

const { Component: CompareDialog } = lazyComponent(
  async () => {
    const { CompareDialog: Comparison } = await import('./compare-dialog.tsx');
    return { default: Comparison };
  },
  <LoadingLine />,
);

interface CompareFacesProps {
  compared: readonly Compared[];
  searcher: Searcher;
  character: CastCharacter | undefined;
}

export default function CompareFaces({ compared, searcher, character }: CompareFacesProps) {
  const { t } = useTranslation('talentResults');
  const isOpen = useStore(isComparing);
  const state = useComparedTalents(compared, searcher);
  const shortlist = useShortlist(searcher, character);
  return (
    <section className={classes.tray} aria-label={t('compare.tray')}>
      <ul className={classes.faces}>
        {state.columns.map(({ compared: { userUniqueId, name }, talent }) => (
          <li key={userUniqueId}>
            <button
              type="button"
              title={name}
              aria-label={t('compare.remove', { name })}
              onClick={(event) => removeAndMoveFocus(event, userUniqueId)}
            >
              <Avatar src={coverOf(talent)} name={name} />
              <span className={classes.removeIcon}>
                <X size={12} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" className={classes.clear} onClick={clearCompared}>
        {t('compare.clear')}
      </Button>
      <Button
        variant="ink"
        leftSection={<Columns3 size={17} aria-hidden />}
        disabled={compared.length < 2}
        onClick={() => isComparing.set(true)}
      >
        {t('compare.open', { count: compared.length })}
      </Button>
      {isOpen && (
        <CompareDialog
          columns={state.columns}
          hasFailed={state.hasFailed}
          character={character}
          onShortlist={shortlist.toggle}
          onRetry={state.retry}
          onClose={() => isComparing.set(false)}
        />
      )}
      {shortlist.pendingTalent && (
        <PendingShortlist talent={shortlist.pendingTalent} onClose={shortlist.dismiss} />
      )}
    </section>
  );
}
