import { latePart } from '../../../shared/lib/late-part.tsx';
import classes from './owner-parts.module.css';

const { Part: VerificationSection } = latePart(
  () => import('../../../features/people/recruiter-verification/components/verification-section.tsx'),
);
const { Part: ReferralCard } = latePart(
  () => import('../../../features/accounts/referrals/components/referral-card.tsx'),
);

interface OwnerPartsProps {
  userId: number;
  isFrozen: boolean;
}

/** What only the owner of a page finds on it: the way to the badge, and the link to pass on. */
export function OwnerParts({ userId, isFrozen }: OwnerPartsProps) {
  return (
    <div className={classes.parts}>
      <div id="verification">
        <VerificationSection userId={userId} isFrozen={isFrozen} />
      </div>
      <ReferralCard userId={userId} />
    </div>
  );
}
