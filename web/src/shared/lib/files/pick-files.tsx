import { type ReactNode, useRef } from 'react';

interface PickFilesProps {
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** Names the button. */
  children: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  multiple?: boolean;
  /** Opens the camera or the microphone of a phone instead of its files. */
  capture?: 'user' | 'environment';
  /** For end-to-end tests that choose files. */
  source: string;
  /** The look of a button: see buttonProps. */
  [look: `data-${string}`]: string | true | undefined;
}

/** A button that opens the file dialog, the camera or the microphone. */
export function PickFiles({
  accept,
  onFiles,
  children,
  className,
  disabled = false,
  multiple = false,
  capture,
  source,
  ...look
}: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        {...look}
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-source={source}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        {...(capture && { capture })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was rejected.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
