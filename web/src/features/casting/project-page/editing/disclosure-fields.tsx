import type { Disclosure } from '@callboard/contract/casting/project-fields';
import {
  type DisclosureKind,
  disclosureKinds,
  disclosureLevels,
} from '@callboard/contract/casting/project-values';
import type { projectForm } from '../../../../shared/i18n/en/project-form.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import '../i18n.ts';
import classes from './disclosure-fields.module.css';

type LevelKey = keyof typeof projectForm.disclosures.levels;
const none = 'none';

interface DisclosureFieldsProps {
  value: readonly Disclosure[];
  onChange: (value: Disclosure[]) => void;
  disabled?: boolean;
  error?: string | undefined;
  /** Why some of them cannot be asked, such as of a child. */
  refused?: Partial<Record<DisclosureKind, string>>;
}

interface RowProps extends Pick<DisclosureFieldsProps, 'disabled'> {
  kind: DisclosureKind;
  chosen: Disclosure | undefined;
  onChoose: (chosen: Disclosure | undefined) => void;
  refused: string | undefined;
}

function DisclosureRow({ kind, chosen, onChoose, disabled, refused }: RowProps) {
  const { t } = useTranslation('projectForm');
  const name = t(`disclosures.${kind}`);
  const levels: readonly LevelKey[] = disclosureLevels[kind];
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <SegmentSwitch
        label={name}
        size="sm"
        disabled={disabled || (refused !== undefined && !chosen)}
        options={[
          { value: none, label: t('disclosures.none') },
          ...levels.map((level) => ({ value: level, label: t(`disclosures.levels.${level}`) })),
        ]}
        value={chosen?.level ?? none}
        onChange={(level) =>
          onChoose(level === none ? undefined : { kind, level, note: chosen?.note ?? null })
        }
      />
      {chosen ? (
        <input
          className={classes.note}
          aria-label={t('disclosures.note', { kind: name })}
          placeholder={t('disclosures.notePlaceholder')}
          maxLength={300}
          readOnly={disabled}
          value={chosen.note ?? ''}
          onChange={(event) => onChoose({ ...chosen, note: event.currentTarget.value || null })}
        />
      ) : (
        <span className={classes.nothing}>{refused ?? t('disclosures.nothing')}</span>
      )}
    </li>
  );
}

/** What a project or a part asks of performers. Read by every talent before they say yes. */
export function DisclosureFields({ value, onChange, disabled, error, refused = {} }: DisclosureFieldsProps) {
  const choose = (kind: DisclosureKind, chosen: Disclosure | undefined) =>
    onChange(
      disclosureKinds.flatMap((one) => {
        const kept = one === kind ? chosen : value.find((other) => other.kind === one);
        return kept ?? [];
      }),
    );
  return (
    <>
      <ul className={classes.rows}>
        {disclosureKinds.map((kind) => (
          <DisclosureRow
            key={kind}
            kind={kind}
            chosen={value.find((one) => one.kind === kind)}
            onChoose={(chosen) => choose(kind, chosen)}
            disabled={disabled ?? false}
            refused={refused[kind]}
          />
        ))}
      </ul>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
