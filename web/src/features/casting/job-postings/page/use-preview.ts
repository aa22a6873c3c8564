import { getJob } from '@callboard/contract/casting/calls';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { focusField } from '../editor/focus-field.ts';
import { useJobForm } from '../editor/job-field.tsx';

interface Preview {
  readonly open: () => Promise<void>;
  readonly isSaving: boolean;
}

/** Saves what was typed last, then opens the page that talents read. It leads back here. */
export function usePreview({ jobUniqueId }: OwnJob): Preview {
  const { t } = useTranslation('jobEditor');
  const { saving, isReadOnly } = useJobForm();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useCameFrom();
  const [isSaving, setIsSaving] = useState(false);
  const open = async () => {
    setIsSaving(true);
    const isSaved = isReadOnly || (await saving.flush());
    setIsSaving(false);
    if (!isSaved) {
      toast(t(navigator.onLine ? 'preview.notSaved' : 'preview.offline'), { severity: 'error' });
      const [first] = saving.status().invalid;
      if (first !== undefined) focusField(first);
      return;
    }
    // Read under another id there: what was seen before is not shown first.
    client.removeQueries({ queryKey: keyOf(getJob, { params: { id: jobUniqueId } }) });
    void navigate(paths.job(jobUniqueId), { state });
  };
  return { open, isSaving };
}
