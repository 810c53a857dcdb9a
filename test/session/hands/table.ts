import { Equities } from '../../../src/session/hands/equities';
import { table } from '../../poker/table';

export function equities(): Equities {
  return new Equities(table);
}
