export { playerName, seatName } from '#words/players';
