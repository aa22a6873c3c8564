import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';

interface Effects<Input, Output> {
  onDone: (output: Output, input: Input) => void;
  onTrouble?: (trouble: RequestError, input: Input) => void;
}

/** One thing on its way to the server: never twice at once, and its failure kept as words to show. */
export function useSubmission<Input, Output>(
  send: (input: Input) => Promise<Output>,
  { onDone, onTrouble }: Effects<Input, Output>,
) {
  const isUnderWay = useRef(false);
  const { mutate, isPending, error, variables, data, reset } = useMutation({
    mutationFn: send,
    // Offline it shall fail at once and say so, not wait in silence.
    onSuccess: onDone,
    onError: (failure, input) => onTrouble?.(readRequestError(failure), input),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  const submit = (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(input);
  };

  return {
    submit,
    retry: () => variables !== undefined && submit(variables),
    isBusy: isPending,
    trouble: error === null ? undefined : readRequestError(error),
    input: variables,
    done: data,
    clear: reset,
  };
}
