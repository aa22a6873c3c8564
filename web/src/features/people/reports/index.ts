export { ReportDialog } from './report-dialog.tsx';
export { ReportProject } from './report-line.tsx';
