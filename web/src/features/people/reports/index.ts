export { ReportDialog } from './report-dialog.tsx';
export { ReportJob, ReportProject } from './report-line.tsx';
