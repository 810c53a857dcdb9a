export { playerName, seatName } from '#words/spot';
