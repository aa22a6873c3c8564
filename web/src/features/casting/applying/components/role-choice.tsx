import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { shortDate } from '../../job-cards/index.ts';
import { useApply, useMissing } from '../model/apply-context.ts';
import type { DraftStore } from '../model/draft.ts';
import { chosenRole, isOpenTo, type RoleToPlay, rolesOf } from '../model/form.ts';
import { agesOf, nameOfRole, payOf } from '../model/job-words.ts';
import { ApplySection } from './apply-section.tsx';
import { FieldError } from './field-error.tsx';
import classes from './role-choice.module.css';

/** What does not fit, in words; one may apply all the same. */
function Gap({ match }: Pick<RoleToPlay, 'match'>) {
  const { t } = useTranslation('applying');
  const gap = match.reasons.find(({ fits }) => fits === 'no');
  if (!gap) return null;
  const { asked, has } = gap;
  return (
    <span className={classes.gap}>
      {has === null ? t('role.gapUnknown', { asked }) : t('role.gap', { asked, has })} {t('role.mayStill')}
    </span>
  );
}

/** Why it cannot be chosen. */
function Obstacle({ role: { obstacle, application } }: { role: RoleToPlay }) {
  const { t } = useTranslation('applying');
  const cameFrom = useCameFrom();
  if (obstacle === 'applied' && application)
    return (
      <span className={classes.gap}>
        {t('role.appliedOn', { date: shortDate(application.applied_at) })}{' '}
        <Link to={paths.myApplication(application.id)} state={cameFrom}>
          {t('role.seeIt')}
        </Link>
      </span>
    );
  const reason = obstacle === 'adults_only' || obstacle === 'guardian' ? obstacle : undefined;
  return <span className={classes.gap}>{reason ? t(`refused.${reason}.text`) : t('role.closed')}</span>;
}

interface RoleOptionProps {
  role: RoleToPlay;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function RoleOption({ role: own, name, isChosen, onChoose }: RoleOptionProps) {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const { role, match } = own;
  const isOpen = isOpenTo(own);
  const asks = [agesOf(role, t), ...role.languages, ...role.skills].filter(Boolean).join(', ');
  const id = useId();
  return (
    <div className={classes.option} data-chosen={isChosen || undefined} data-closed={!isOpen || undefined}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
        aria-describedby={`${id}-about`}
      />
      <div>
        <div className={classes.head}>
          <label htmlFor={id}>{nameOfRole(role, form.job)}</label>
          <span className={classes.match} data-low={match.percent < 50 || undefined}>
            <b>{match.percent}</b>
            {t('role.match', { percent: '' })}
          </span>
        </div>
        <p id={`${id}-about`}>
          {role.brief && <span className={classes.brief}>{role.brief}</span>}
          {asks && <span>{asks}</span>}
          <span>{payOf(role, form.job, t)}</span>
          {isOpen ? <Gap match={match} /> : <Obstacle role={own} />}
        </p>
      </div>
    </div>
  );
}

/** The address names it too: it is what the form opens with. */
function useChooseRole(change: DraftStore['change'], jobId: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (roleId: number | null) => {
    change({ roleId });
    void navigate(paths.jobApply(jobId, { role: roleId }), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  };
}

/** Which role: one application each. */
export function RoleChoice() {
  const { t } = useTranslation('applying');
  const { form, change } = useApply();
  const choose = useChooseRole(change, form.job.jobUniqueId);
  const name = useId();
  const missing = useMissing('role');
  const roles = rolesOf(form.job);
  const chosen = chosenRole(form);
  const [only] = roles;
  if (form.isChange || (roles.length === 1 && only)) {
    const shown = chosen ?? only;
    return (
      <ApplySection section="role">
        <SectionTitle>{t('role.one')}</SectionTitle>
        {shown && (
          <div className={classes.only}>
            <Check size={18} aria-hidden />
            <div>
              <div className={classes.head}>
                <h3>{nameOfRole(shown.role, form.job)}</h3>
                <span className={classes.match}>
                  <b>{shown.match.percent}</b>
                  {t('role.match', { percent: '' })}
                </span>
              </div>
              <p>
                <span>{[agesOf(shown.role, t), ...shown.role.languages].filter(Boolean).join(', ')}</span>
                <span>{payOf(shown.role, form.job, t)}</span>
                {!form.isChange && <Gap match={shown.match} />}
              </p>
            </div>
          </div>
        )}
      </ApplySection>
    );
  }
  return (
    <ApplySection section="role">
      <SectionTitle aside={t('role.aside')}>{t('role.title')}</SectionTitle>
      <fieldset className={classes.options} aria-label={t('role.title')} id="field-role">
        {roles.map((role) => (
          <RoleOption
            key={role.charcter_id}
            role={role}
            name={name}
            isChosen={role.charcter_id === chosen?.charcter_id}
            onChoose={() => choose(role.charcter_id)}
          />
        ))}
      </fieldset>
      {missing && <FieldError>{t('role.missing')}</FieldError>}
    </ApplySection>
  );
}
