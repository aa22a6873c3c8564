import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';

interface Effects<Input, Output> {
  onDone: (output: Output, input: Input) => void;
  onError?: (error: RequestError, input: Input) => void;
}

/** A request that is never sent twice at the same time and can be retried with the same input. */
export function useSubmission<Input, Output>(
  send: (input: Input) => Promise<Output>,
  { onDone, onError }: Effects<Input, Output>,
) {
  const isSending = useRef(false);
  const { mutate, isPending, error, variables, data, reset } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure, input) => onError?.(readRequestError(failure), input),
    onSettled: () => {
      isSending.current = false;
    },
  });

  const submit = (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(input);
  };

  return {
    submit,
    retry: () => variables !== undefined && submit(variables),
    isBusy: isPending,
    error: error === null ? undefined : readRequestError(error),
    result: data,
    clear: reset,
  };
}
