export const layout = 'Layout';
export const cards = 'Cards';
export const table = 'Table';
