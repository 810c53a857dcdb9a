type Name = string | undefined;
export const of = (name: Name): string => (name === undefined ? 'do adversário' : `de ${name}`);
export const combos = (count: string): string => `${count} ${count === '1' ? 'combo' : 'combos'}`;
export const inRange = combos;
