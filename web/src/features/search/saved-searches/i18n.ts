import '../../../shared/ui/saved-searches/i18n.ts';
