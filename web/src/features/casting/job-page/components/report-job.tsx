import { ReportDialog } from '../../../people/reports/index.ts';

interface ReportJobProps {
  userId: number;
  jobId: string;
  title: string;
  company: string;
  opened: boolean;
  onClose: () => void;
}

/** Loaded when it is first opened. */
export default function ReportJob({ userId, jobId, title, company, opened, onClose }: ReportJobProps) {
  return (
    <ReportDialog
      userId={userId}
      about={{ jobId }}
      title={title}
      person={company}
      opened={opened}
      onClose={onClose}
    />
  );
}
