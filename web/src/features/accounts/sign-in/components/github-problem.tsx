import '../i18n.ts';
import { auth } from '../../../../shared/i18n/en/auth.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';

type Problem = keyof typeof auth.githubProblems;

const isProblem = (text: string | null): text is Problem => text !== null && text in auth.githubProblems;

/** Why signing in at GitHub failed. An unknown code in the address shows nothing. */
export function GithubProblem({ problem }: { problem: string | null }) {
  const { t } = useTranslation('auth');
  if (!isProblem(problem)) return null;
  return <Alert family="stop">{t(`githubProblems.${problem}`)}</Alert>;
}
