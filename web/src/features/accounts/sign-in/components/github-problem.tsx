import '../i18n.ts';
import { auth } from '../../../../shared/i18n/en/auth.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';

type Problem = keyof typeof auth.githubProblems;

const isProblem = (text: string | null): text is Problem => text !== null && text in auth.githubProblems;

/** Why somebody came back from GitHub without being signed in. Unknown words in the address say nothing. */
export function GithubProblem({ problem }: { problem: string | null }) {
  const { t } = useTranslation('auth');
  if (!isProblem(problem)) return null;
  return <Alert family="stop">{t(`githubProblems.${problem}`)}</Alert>;
}
