import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { maxJobRoles } from '@callboard/contract/casting/job-values';
import { formatDays } from '@callboard/contract/short-dates';
import { Link } from 'react-router';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useCharacters } from '../../project-page/index.ts';
import '../i18n.ts';
import classes from './character-checks.module.css';

/** 24–32, female. ₹45,000 per day. 6 days, 12–20 Jan. */
function factsOf(character: CharacterDetail, t: TFunction<'jobEditor'>): string[] {
  const { playing_age_min, playing_age_max, gender, fee_paise, fee_per, work_days, wanted } = character;
  const { works_from, works_to } = character;
  const [min, max] = [playing_age_min ?? playing_age_max, playing_age_max ?? playing_age_min];
  const plays = [
    min !== null && max !== null && formatPlayingAge({ min, max }),
    gender ? gender.name.toLowerCase() : t('roles.anyGender'),
  ];
  const [from, to] = [works_from ?? works_to, works_to ?? works_from];
  const dates = [
    work_days !== null && t('roles.days', { count: work_days }),
    from !== null && to !== null && formatDays(from, to),
  ].filter(Boolean);
  return [
    plays.filter(Boolean).join(', '),
    fee_paise !== null && fee_per !== null
      ? t('pay.said', { fee: formatRupees(fee_paise), unit: t(`pay.units.${fee_per}`) })
      : t('roles.noFee'),
    dates.length > 0 ? dates.join(', ') : t('roles.noDates'),
    ...(wanted > 1 ? [t('roles.wanted', { count: wanted })] : []),
  ];
}

interface CharacterChecksProps {
  projectId: number;
  chosen: readonly number[];
  /** With everything about those that are chosen now, and about those chosen before. */
  onChange: (
    chosen: number[],
    characters: readonly CharacterDetail[],
    before: readonly CharacterDetail[],
  ) => void;
  disabled?: boolean;
}

/** The characters of a project that are being cast, to choose whom the job is for. */
export function CharacterChecks({ projectId, chosen, onChange, disabled = false }: CharacterChecksProps) {
  const { t } = useTranslation('jobEditor');
  const query = useCharacters(projectId);
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={classes.legend}>{t('roles.characters')}</legend>
      <QueryState query={query} thing={t('roles.thing')} level={3} waiting={<SkeletonText lines={3} />}>
        {(all) => {
          const shown = all.filter(({ id, status }) => status === 'casting' || chosen.includes(id));
          const turn = (id: number) => {
            const next = shown
              .map((one) => one.id)
              .filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
            onChange(
              next,
              shown.filter((one) => next.includes(one.id)),
              shown.filter((one) => chosen.includes(one.id)),
            );
          };
          return shown.length === 0 ? (
            <p className={classes.none}>
              {t('roles.none')} <Link to={paths.newCharacter(projectId)}>{t('roles.add')}</Link>
            </p>
          ) : (
            <>
              <p className={classes.none}>{t('roles.pick')}</p>
              <ul className={classes.list}>
                {shown.map((character) => (
                  <li key={character.id}>
                    <label className={classes.check}>
                      <input
                        type="checkbox"
                        checked={chosen.includes(character.id)}
                        disabled={chosen.length >= maxJobRoles && !chosen.includes(character.id)}
                        onChange={() => turn(character.id)}
                      />
                      <span>
                        <b>{character.name}</b>
                        <small>{factsOf(character, t).join(' · ')}</small>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryState>
    </fieldset>
  );
}
