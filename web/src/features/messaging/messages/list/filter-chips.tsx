import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import classes from './filter-chips.module.css';

/** All of them, the unread ones, or those about one project. */
export type Shown = 'all' | 'unread' | { readonly projectId: number };

const isSameShown = (one: Shown, other: Shown): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.projectId === other.projectId;

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  label: string;
  count?: number;
}

function Chip({ isOn, onPress, label, count = 0 }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isOn} onClick={onPress}>
      <span className={classes.label}>{label}</span>
      <CountBadge count={count} />
    </button>
  );
}

interface FilterChipsProps {
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Messages, in all conversations. */
  unread: number;
  projects: readonly { readonly id: number; readonly title: string }[];
}

export function FilterChips({ shown, onShow, unread, projects }: FilterChipsProps) {
  const { t } = useTranslation('messages');
  return (
    <fieldset className={classes.chips} aria-label={t('list.chips')}>
      <Chip isOn={shown === 'all'} label={t('list.all')} onPress={() => onShow('all')} />
      <Chip
        isOn={shown === 'unread'}
        label={t('list.unread')}
        count={unread}
        onPress={() => onShow('unread')}
      />
      {projects.map(({ id, title }) => (
        <Chip
          key={id}
          isOn={isSameShown(shown, { projectId: id })}
          label={title}
          onPress={() => onShow({ projectId: id })}
        />
      ))}
    </fieldset>
  );
}
