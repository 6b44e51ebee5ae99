/** What a style sheet or a picture is to a component test. */
module.exports = 'asset';
