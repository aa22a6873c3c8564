import './i18n.ts';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { rememberTarget, useSession } from '../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import { ButtonLink, type ButtonLook } from '../../../shared/ui/button/button.tsx';

interface ApplyButtonProps {
  jobUniqueId: string;
  /** The role one applies for. Null where the job is the role itself. */
  role?: number | null;
  /** One’s own that was withdrawn: it is sent again. */
  application?: number | undefined;
  look: Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'>;
  /** What is applied for, where several can be. */
  of?: string;
}

/** Talents apply; guests sign in first, with the job behind the popup, and go on to its form. Recruiters have nothing to apply for. */
export function ApplyButton({ jobUniqueId, role, application, look, of }: ApplyButtonProps) {
  const { t } = useTranslation('jobCards');
  const { user } = useSession();
  const navigate = useNavigate();
  const label = of === undefined ? undefined : t('applyFor', { title: of });
  const form = paths.jobApply(jobUniqueId, { role, application });
  if (user?.user_type === 2) return null;
  if (user) {
    return (
      <ButtonLink to={form} aria-label={label} {...look}>
        {t('apply')}
      </ButtonLink>
    );
  }
  const job = paths.job(jobUniqueId);
  return (
    <AuthLink
      mode="sign-in"
      kind={1}
      look={look}
      label={label}
      onOpen={() => {
        rememberTarget(form);
        if (window.location.pathname !== job) void navigate(job);
      }}
    >
      {t('apply')}
    </AuthLink>
  );
}
