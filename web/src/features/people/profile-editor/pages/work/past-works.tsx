import { pastWorkLimit } from '@callboard/contract/people/profile-editor/past-work';
import { Plus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { PageSection } from '../../components/page-section.tsx';
import { useWizard } from '../../model/wizard-context.ts';
import type { WorkRow } from '../../model/work-row.ts';
import classes from './past-works.module.css';
import { WorkForm } from './work-form.tsx';
import { WorkLine } from './work-line.tsx';

/** Takes a work off the list, with a few seconds to take that back. */
function useRemoveWork() {
  const { t } = useTranslation('profileWizard');
  const { works } = useWizard().wizard;
  return async (row: WorkRow) => {
    const values = row.values();
    const title = values.title.trim() || t('work.past.untitled');
    const bringBack = () => {
      works.add(values);
      works.arrange();
    };
    if (await works.remove(row)) {
      toast(t('work.past.removed', { title }), {
        action: { label: t('work.past.undo'), onPress: bringBack },
      });
    } else toast(t('work.past.notRemoved', { title }), { severity: 'error' });
  };
}

/** Past work, the newest first. One row is open at a time; all are saved as they are typed. */
export function PastWorks() {
  const { t } = useTranslation('profileWizard');
  const { wizard, isReadOnly } = useWizard();
  const { works } = wizard;
  const rows = useSyncExternalStore(works.subscribe, works.rows);
  const [openKey, setOpenKey] = useState<string>();
  const removeWork = useRemoveWork();

  const close = () => {
    setOpenKey(undefined);
    works.arrange();
  };
  const add = () => {
    works.arrange();
    setOpenKey(works.add().key);
  };
  const remove = (row: WorkRow) => {
    if (row.key === openKey) setOpenKey(undefined);
    void removeWork(row);
  };
  const isFull = rows.length >= pastWorkLimit;
  return (
    <PageSection
      title={t('work.past.title')}
      aside={rows.length > 0 ? t('work.past.count', { count: rows.length }) : t('optional')}
    >
      {rows.length === 0 && <p>{t('work.past.none')}</p>}
      {isFull && <p>{t('work.past.full', { most: pastWorkLimit })}</p>}
      {!isFull && (
        <div>
          <Button
            variant="outline"
            disabled={isReadOnly}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={add}
          >
            {t('work.past.add')}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={t('work.past.title')}>
          {rows.map((row) =>
            row.key === openKey ? (
              <WorkForm key={row.key} row={row} onClose={close} onRemove={() => remove(row)} />
            ) : (
              <WorkLine
                key={row.key}
                row={row}
                onEdit={setOpenKey}
                onRemove={remove}
                isReadOnly={isReadOnly}
              />
            ),
          )}
        </ul>
      )}
    </PageSection>
  );
}
