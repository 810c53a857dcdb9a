export const inRange = (all: string): string => `${all} 个组合`;
