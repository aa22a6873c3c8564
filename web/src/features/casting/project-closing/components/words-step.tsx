import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import type { ClosingDraft } from '../model/closing-draft.ts';
import { type PlannedPart, partName } from '../model/closing-plan.ts';
import classes from './closing-steps.module.css';

/** As the contract allows. */
const longest = 2000;

interface WordsStepProps {
  parts: readonly PlannedPart[];
  draft: ClosingDraft;
  /** Once someone tried to close. */
  showsErrors: boolean;
}

/** What will be said to whom. */
export function WordsStep({ parts, draft, showsErrors }: WordsStepProps) {
  const { t } = useTranslation('projectClosing');
  const withPeople = parts.filter(({ count }) => count > 0);
  return (
    <div className={classes.groups}>
      {withPeople.map(({ key, count, people, words }) => (
        <section key={key} className={classes.group} aria-label={t(partName(key))}>
          <div className={classes.head}>
            <h3 className={classes.name}>{t(partName(key))}</h3>
            <span className={classes.aside}>{t('words.people', { count })}</span>
          </div>
          <div className={classes.faces}>
            {people.map(({ user_id, name, image }) => (
              <span key={user_id} className={classes.person}>
                <Avatar src={image ?? undefined} name={name} />
                {name}
              </span>
            ))}
            {count > people.length && (
              <span className={classes.aside}>{t('words.more', { count: count - people.length })}</span>
            )}
          </div>
          <TextArea
            label={t('words.label')}
            rows={3}
            maxLength={longest}
            value={words}
            onChange={({ target }) => draft.write(key, target.value)}
            error={showsErrors && words.trim() === '' ? t('words.missing') : undefined}
          />
        </section>
      ))}
    </div>
  );
}
