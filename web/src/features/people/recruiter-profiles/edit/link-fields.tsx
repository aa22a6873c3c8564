import { Plus, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { mostLinks } from './draft.ts';
import classes from './edit-dialog.module.css';
import type { Edit } from './use-edit.ts';
import { useFaultWords } from './use-fault-words.ts';

export function LinkFields({ edit: { draft, change, faults } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const words = useFaultWords(faults);
  const { links } = draft;
  return (
    <div className={classes.group}>
      <SectionTitle>{t('edit.web')}</SectionTitle>
      <TextField
        label={t('edit.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        value={draft.website}
        error={words('website')}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a link is known by.
        <div key={at} className={classes.row}>
          <TextField
            label={t('edit.link', { number: at + 1 })}
            type="url"
            inputMode="url"
            hint={at === 0 && t('edit.linkHint')}
            value={link}
            error={words(`links.${at}`)}
            onChange={(event) => change({ links: links.with(at, event.currentTarget.value) })}
          />
          <button
            type="button"
            className={`${classes.icon} ${classes.beside}`}
            aria-label={t('edit.removeLink', { number: at + 1 })}
            onClick={() => change({ links: links.filter((_, other) => other !== at) })}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      {links.length < mostLinks && (
        <div>
          <Button
            variant="outline"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => change({ links: [...links, ''] })}
          >
            {t('edit.addLink')}
          </Button>
        </div>
      )}
    </div>
  );
}
