const indian = /^\+91(\d{5})(\d{5})$/;

/** +91 98490 27318. Other numbers stay as they are. */
export const formatMobile = (mobile: string): string => mobile.replace(indian, '+91 $1 $2');
