import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { codeLength } from '../../../../shared/ui/code-input/code-input.tsx';
import { useSubmission } from '../forms/use-submission.ts';

interface CodeEntryOptions<Result> {
  check: (otp: string) => Promise<Result>;
  onDone: (result: Result) => void;
  /** The request that sends a code; its error is shown before that of the check. */
  sending: { readonly error: RequestError | undefined; retry: () => unknown; clear: () => void };
}

/** Typing a code and checking it. A wrong code is cleared; everything else on the form stays. */
export function useCodeEntry<Result>({ check, onDone, sending }: CodeEntryOptions<Result>) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [wasShort, setWasShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isComplete = code.length === codeLength;
  const checking = useSubmission(check, {
    onDone,
    onError: (error) => {
      if (error.code === 'CODE_WRONG' || error.code === 'CODE_EXPIRED') setCode('');
      input.current?.focus();
    },
  });
  const submitCode = (otp: string) => {
    sending.clear();
    checking.submit(otp);
  };
  return {
    input,
    isBusy: checking.isBusy,
    error: sending.error ?? checking.error,
    retry: sending.error ? sending.retry : checking.retry,
    /** Before another code is sent. */
    reset() {
      checking.clear();
      setCode('');
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      setWasShort(!isComplete);
      if (isComplete) submitCode(code);
      else input.current?.focus();
    },
    codeInput: {
      ref: input,
      value: code,
      onChange: setCode,
      onFull: submitCode,
      error: wasShort && !isComplete ? t('fieldErrors.code') : undefined,
    },
  };
}
