import { userTypes } from '@callboard/contract/accounts/user-types';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './sign-up-choice.module.css';

const mainDoor = `${classes.door} ${classes.main}`;

function DoorText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={classes.name}>
        {name} <ChevronRight size={22} aria-hidden />
      </span>
      <span className={classes.text}>{children}</span>
    </>
  );
}

/** Members have signed up: their doors lead to their own pages. */
function MemberDoors({ isRecruiter }: { isRecruiter: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.doors}>
      <Link className={mainDoor} to={paths.dashboard()}>
        <DoorText name={t('doors.dashboard')}>{t('doors.dashboardText')}</DoorText>
      </Link>
      {isRecruiter ? (
        <Link className={classes.door} to={paths.findTalents()}>
          <DoorText name={t('doors.find')}>{t('doors.findText')}</DoorText>
        </Link>
      ) : (
        <Link className={classes.door} to={paths.talentCalendar()}>
          <DoorText name={t('doors.calendar')}>{t('doors.calendarText')}</DoorText>
        </Link>
      )}
    </div>
  );
}

/** Sign up as a performer or as a recruiter. */
export function SignUpChoice() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  if (user) return <MemberDoors isRecruiter={user.user_type === userTypes.recruiter} />;
  return (
    <div className={classes.doors}>
      <AuthLink className={mainDoor} mode="sign-up" kind={1}>
        <DoorText name={t('doors.perform')}>{t('doors.performText')}</DoorText>
      </AuthLink>
      <AuthLink className={classes.door} mode="sign-up" kind={2}>
        <DoorText name={t('doors.cast')}>{t('doors.castText')}</DoorText>
      </AuthLink>
    </div>
  );
}
