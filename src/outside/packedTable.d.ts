/** The preflop table, deflated, in base64. */
declare const packed: string;
export default packed;
