import { useParams } from 'react-router';
import { SharedProjectPage } from '../../../features/casting/my-jobs/index.ts';
import { SharedDocuments } from '../../../features/casting/project-documents/shared-documents.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  return (
    user && (
      <SharedProjectPage
        key={projectId}
        userId={user.user_id}
        projectId={projectId}
        documents={<SharedDocuments projectId={projectId} />}
      />
    )
  );
}
