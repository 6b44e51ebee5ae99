-- once, at the leader, in `sudo -u postgres psql`: \prompt 'Password of the owner: ' password, then \i database.sql
create role duka login createrole password :'password';
create database duka owner duka;
