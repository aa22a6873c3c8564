import './i18n.ts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { useSaveJob, useUnsaveJob } from './api.ts';

interface SaveButtonProps {
  jobUniqueId: string;
  isSaved: boolean;
}

/** Shows right away; the server follows. */
export function SaveButton({ jobUniqueId, isSaved }: SaveButtonProps) {
  const { t } = useTranslation('jobCards');
  const [shown, setShown] = useState(isSaved);
  useEffect(() => setShown(isSaved), [isSaved]);
  const save = useSaveJob();
  const unsave = useUnsaveJob();
  const change = (isOn: boolean) => {
    setShown(isOn);
    (isOn ? save : unsave).mutate(
      { params: { id: jobUniqueId } },
      {
        onSuccess: () => toast(t(isOn ? 'savedToast' : 'removedToast')),
        onError: () => {
          setShown(!isOn);
          toast(t(isOn ? 'saveFailed' : 'removeFailed'), { severity: 'error' });
        },
      },
    );
  };
  const Icon = shown ? BookmarkCheck : Bookmark;
  return (
    <Button
      variant="outline"
      fullWidth
      aria-pressed={shown}
      disabled={save.isPending || unsave.isPending}
      leftSection={<Icon size={17} aria-hidden />}
      onClick={() => change(!shown)}
    >
      {t(shown ? 'saved' : 'save')}
    </Button>
  );
}
