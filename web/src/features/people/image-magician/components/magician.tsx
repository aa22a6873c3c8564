import '../words.ts';
import { useState } from 'react';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { usePastedFiles } from '../../../../shared/lib/files/use-pasted-files.ts';
import { useOpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { latePart } from '../../../../shared/lib/late-part.tsx';
import { PickPicture } from './pick-picture.tsx';

const { Part: WorkBench, sendFor } = latePart(() => import('./work-bench.tsx'));

/** One photo, opened, worked on and given back. Nothing of it leaves the browser. */
export function Magician() {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { opened, isOpening, open, turn, putAway } = useOpenedPicture<File>(() => setIsUnreadable(true));
  const pick = ([file]: readonly File[]) => {
    if (!file) return;
    sendFor();
    setIsUnreadable(false);
    open(file);
  };
  const { isOver, handlers } = useDroppedFiles(pick);
  usePastedFiles(pick);
  return (
    <div {...handlers}>
      {opened ? (
        <WorkBench
          key={`${opened.file.name}-${opened.file.lastModified}-${opened.file.size}`}
          opened={opened}
          isTurning={isOpening}
          onTurn={turn}
          onAnother={putAway}
        />
      ) : (
        <PickPicture
          isOver={isOver}
          isOpening={isOpening}
          isUnreadable={isUnreadable}
          onPick={(file) => pick([file])}
        />
      )}
    </div>
  );
}
