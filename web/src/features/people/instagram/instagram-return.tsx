import './i18n.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { Waiting } from '../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { forgetInstagramState, postInstagramCode, readInstagramAnswer } from './instagram-link.ts';

/** Finishes linking before the page loads the profile, so that it shows the new handle. */
export function InstagramReturn({ backTo, children }: { backTo: string; children: ReactNode }) {
  const { t } = useTranslation('instagram');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readInstagramAnswer(new URLSearchParams(search)));
  const [isDone, setIsDone] = useState(answer === undefined);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!answer || hasStarted.current) return;
    hasStarted.current = true;
    forgetInstagramState();
    const finish = async () => {
      if (answer.code === undefined) return toast(t('cancelled'));
      const { handle } = await postInstagramCode(answer.code);
      toast(t('linked', { handle }));
    };
    finish()
      .catch((error: unknown) => {
        const { code, detail } = readRequestError(error);
        const isKnown = code === 'CONFLICT' || code === 'CODE_WRONG';
        toast(isKnown && detail ? detail.replace(/\.$/, '') : t('failed'), { severity: 'error' });
      })
      .then(() => navigate(backTo, { replace: true }))
      .finally(() => setIsDone(true));
  }, [answer, backTo, navigate, t]);
  return isDone ? children : <Waiting label={t('waiting')}> </Waiting>;
}
