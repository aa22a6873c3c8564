import '../words.ts';
import type { ReactNode } from 'react';
import { useRecruiter } from '../model/use-recruiter.ts';
import { OwnerPage } from './owner-page.tsx';
import { PageFailed, PageMissing } from './page-missing.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { VisitorPage } from './visitor-page.tsx';

interface RecruiterPageProps {
  userUniqueId: string;
  onChangePhoto: () => void;
  /** What only the owner finds here, under the rest: being verified, bringing others. */
  ownerParts: ReactNode;
}

/** The page of a recruiter, as whoever is here may see it. */
export function RecruiterPage({ userUniqueId, onChangePhoto, ownerParts }: RecruiterPageProps) {
  const answer = useRecruiter(userUniqueId);
  switch (answer.state) {
    case 'waiting':
      return <PageWaiting />;
    case 'missing':
      return <PageMissing />;
    case 'failed':
      return <PageFailed onRetry={answer.retry} />;
    case 'there':
      return answer.isOwner ? (
        <OwnerPage recruiter={answer.recruiter} onChangePhoto={onChangePhoto} parts={ownerParts} />
      ) : (
        <VisitorPage recruiter={answer.recruiter} />
      );
  }
}
